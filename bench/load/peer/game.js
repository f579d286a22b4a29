// A small game of war for boardgame.io: battalions on 44 areas, cards in secret hands, dice.
// What it shows is about as much as the open part of Kampen om Norge, its rules are far simpler, and its frames are half
// as large: Motstand's also carry the log in words and every option that a player has, which clients here work out.

const AREAS = 44;
const CARDS = 120;
const HAND = 6;
const LAST_TURN = 200;
const MOVES_A_TURN = 4;

const sides = ['0', '1'];
const other = (side) => (side === '0' ? '1' : '0');
const neighbours = (area) => [area - 4, area - 1, area + 1, area + 4].filter((next) => next >= 0 && next < AREAS);

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, number) => `card-${number}`));
  return {
    areas: Array.from({ length: AREAS }, (_, area) => ({
      0: area < AREAS / 2 ? 3 : 0,
      1: area < AREAS / 2 ? 0 : 3,
      holder: area < AREAS / 2 ? '0' : '1',
    })),
    hands: { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) },
    deck,
    discard: [],
    fight: null,
  };
}

// March into a neighbouring area; where the enemy stands, dice and the card decide who leaves.
function march({ G, playerID, random }, from, to, count, card) {
  const start = G.areas[from];
  if (!start || !neighbours(from).includes(to)) return 'INVALID_MOVE';
  if (!Number.isInteger(count) || count < 1 || count > start[playerID]) return 'INVALID_MOVE';
  const hand = G.hands[playerID];
  if (!hand.includes(card)) return 'INVALID_MOVE';
  const goal = G.areas[to];
  const enemy = other(playerID);
  start[playerID] -= count;
  goal[playerID] += count;
  if (goal[enemy] > 0) {
    const dice = { [playerID]: random.D6(3), [enemy]: random.D6(3) };
    const hits = (side) => dice[side].filter((die) => die >= 4).length + (side === playerID ? 1 : 0);
    G.fight = { area: to, card, dice };
    goal[enemy] = Math.max(0, goal[enemy] - hits(playerID));
    goal[playerID] = Math.max(0, goal[playerID] - hits(enemy));
  }
  for (const side of sides) if (goal[side] > 0 && goal[other(side)] === 0) goal.holder = side;
  G.hands[playerID] = hand.filter((held) => held !== card);
  G.discard.push(card);
  draw(G, playerID, random);
}

// Fresh troops: what keeps a game going that chance plays.
function muster({ G, playerID, random }, area, card) {
  if (!G.areas[area] || !G.hands[playerID].includes(card)) return 'INVALID_MOVE';
  G.areas[area][playerID] += 1;
  G.hands[playerID] = G.hands[playerID].filter((held) => held !== card);
  G.discard.push(card);
  draw(G, playerID, random);
}

function draw(G, playerID, random) {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  G.hands[playerID].push(G.deck.pop());
}

// Each seat sees its own hand, and of the rest only how many cards there are.
function playerView({ G, playerID }) {
  const { hands, deck, discard, ...open } = G;
  return {
    ...open,
    deck: deck.length,
    discard: discard.length,
    counts: { 0: hands[0].length, 1: hands[1].length },
    hand: playerID === null ? [] : hands[playerID],
  };
}

exports.game = {
  name: 'war',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { march, muster },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  endIf: ({ ctx }) => (ctx.turn > LAST_TURN ? { draw: true } : undefined),
  playerView,
};
