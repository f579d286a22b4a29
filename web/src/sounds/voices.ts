/** What is heard at a table, made on the spot: short tones of soft instruments and a rattle of dice. No files. */

export type Sound = "turn" | "knock" | "dice" | "talk" | "won" | "lost";

/** A tone: when it begins, how high it is, how long it rings (seconds), and how loud. Without a height it is a rattle. */
interface Note {
  at: number;
  hertz: number | null;
  rings: number;
  loud: number;
}

const note = (at: number, hertz: number | null, rings: number, loud: number): Note => ({ at, hertz, rings, loud });

/** Heights follow one chord, so that what comes close together does not clash: D, F sharp, A. */
export const SCORES: Record<Sound, readonly Note[]> = {
  turn: [note(0, 587.3, 0.5, 0.16), note(0.13, 880, 0.7, 0.14)],
  knock: [note(0, 146.8, 0.07, 0.12)],
  dice: [note(0, null, 0.05, 0.1), note(0.07, null, 0.04, 0.08), note(0.16, null, 0.06, 0.1)],
  talk: [note(0, 740, 0.25, 0.08)],
  won: [note(0, 440, 0.7, 0.13), note(0.16, 587.3, 0.7, 0.13), note(0.32, 740, 1.2, 0.14)],
  lost: [note(0, 440, 0.7, 0.12), note(0.22, 293.7, 1.3, 0.13)],
};

/** Plays a sound; anything that can make an audio context will do. */
export class Voices {
  #context: AudioContext | null = null;
  #rattle: AudioBuffer | null = null;

  /** A context that the browser lets ring only after a click is tried again at the next sound. */
  play(sound: Sound): void {
    try {
      this.#context ??= new AudioContext();
      const context = this.#context;
      if (context.state === "suspended") void context.resume();
      for (const each of SCORES[sound]) this.#ring(context, each);
    } catch {
      // A browser without sound has a silent table.
    }
  }

  #ring(context: AudioContext, { at, hertz, rings, loud }: Note): void {
    const begins = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, begins);
    volume.gain.exponentialRampToValueAtTime(loud, begins + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
    volume.connect(context.destination);
    const source = hertz === null ? this.#rattling(context) : tone(context, hertz);
    source.connect(volume);
    source.start(begins);
    source.stop(begins + rings);
  }

  #rattling(context: AudioContext): AudioScheduledSourceNode {
    this.#rattle ??= noise(context);
    const source = context.createBufferSource();
    source.buffer = this.#rattle;
    return source;
  }
}

function tone(context: AudioContext, hertz: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = hertz;
  return source;
}

/** A tenth of a second of noise, muffled as on wood: each sample keeps half of the one before. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate / 10), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 1; at < samples.length; at += 1) samples[at] = 0.5 * samples[at - 1]! + Math.random() - 0.5;
  return buffer;
}
