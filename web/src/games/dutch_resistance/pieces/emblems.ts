/** The picture of each Identity, Person in Hiding and Item: an object of the trade, never a portrait. */

import type { Component } from "svelte";
import Baby from "@lucide/svelte/icons/baby";
import Bike from "@lucide/svelte/icons/bike";
import Binoculars from "@lucide/svelte/icons/binoculars";
import BookOpen from "@lucide/svelte/icons/book-open";
import Camera from "@lucide/svelte/icons/camera";
import ChessPawn from "@lucide/svelte/icons/chess-pawn";
import Croissant from "@lucide/svelte/icons/croissant";
import DraftingCompass from "@lucide/svelte/icons/drafting-compass";
import Footprints from "@lucide/svelte/icons/footprints";
import GraduationCap from "@lucide/svelte/icons/graduation-cap";
import HeartPulse from "@lucide/svelte/icons/heart-pulse";
import House from "@lucide/svelte/icons/house";
import IdCard from "@lucide/svelte/icons/id-card";
import Luggage from "@lucide/svelte/icons/luggage";
import Music from "@lucide/svelte/icons/music";
import Newspaper from "@lucide/svelte/icons/newspaper";
import Phone from "@lucide/svelte/icons/phone";
import Scissors from "@lucide/svelte/icons/scissors";
import ShoppingBasket from "@lucide/svelte/icons/shopping-basket";
import Stamp from "@lucide/svelte/icons/stamp";
import Stethoscope from "@lucide/svelte/icons/stethoscope";
import Ticket from "@lucide/svelte/icons/ticket";
import ToyBrick from "@lucide/svelte/icons/toy-brick";
import Type from "@lucide/svelte/icons/type";
import Users from "@lucide/svelte/icons/users";

type Emblem = Component<{ size?: number; x?: number; y?: number; strokeWidth?: number; "aria-hidden"?: "true" }>;

export const IDENTITIES: Record<string, Emblem> = {
  anda: Stamp,
  anton: Newspaper,
  cornelia: Croissant,
  filip: IdCard,
  frits: House,
  jacoba: ShoppingBasket,
  jo: Ticket,
  joke: Bike,
  selma: Footprints,
  wim: Binoculars,
};

export const TOKENS: Record<string, Emblem> = {
  student: GraduationCap,
  teacher: BookOpen,
  musician: Music,
  child: ToyBrick,
  nurse: HeartPulse,
  doctor: Stethoscope,
  typesetter: Type,
  draughtsman: DraftingCompass,
  tailor: Scissors,
  telephone: Phone,
  newspaper: Newspaper,
  baby_stroller: Baby,
  suitcase: Luggage,
  camera: Camera,
  chessboard: ChessPawn,
  group: Users,
};
