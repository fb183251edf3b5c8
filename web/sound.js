// The table's sounds: felt, paper, wood, wool and a small thumb piano, synthesised from sine waves and noise. Each
// sound is defined by a few numbers and computed on first use, so no audio files are loaded.

const rate = 22_050;

const level = (decibels) => 10 ** (decibels / 20);
const fading = (t, half_life) => (t < 0 ? 0 : 2 ** (-t / half_life));
const sine = (t, pitch) => Math.sin(2 * Math.PI * pitch * t);

// Returns a generator of filtered noise with a fixed sequence. The lower `brightness` (0 to 1) is, the duller the
// noise.
function noise(brightness) {
  let state = 1;
  let last = 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    last += brightness * (state / 2 ** 31 - 1 - last);
    return last;
  };
}

// A voice is a function that takes a time in seconds and returns the sample at this time.
const voices = {
  // A tap on felt: a dull thump with a little paper noise.
  tap(at = 0, pitch = 150) {
    const paper = noise(0.25);
    return (t) => paper() * fading(t - at, 0.006) + (t < at ? 0 : 0.8 * sine(t - at, pitch) * fading(t - at, 0.012));
  },
  // A click of wooden needles, short and hollow.
  click: (at, pitch) => (t) => (t < at ? 0 : (sine(t - at, pitch) + 0.5 * sine(t - at, pitch * 2.76)) * fading(t - at, 0.01)),
  // A riffle of cards: short bursts of bright noise.
  riffle(at, length, bursts) {
    const paper = noise(0.7);
    return (t) => {
      const sound = paper();
      const part = (t - at) / length;
      return part < 0 || part > 1 ? 0 : sound * (1 - part * 0.5) * fading((part * bursts) % 1, 0.3);
    };
  },
  // Cloth sliding over wood: dull noise that swells and fades.
  cloth(at, length) {
    const wool = noise(0.12);
    return (t) => {
      const sound = wool();
      const part = (t - at) / length;
      return part < 0 || part > 1 ? 0 : 2 * sound * Math.sin(Math.PI * part) ** 2;
    };
  },
  // Yarn pulled tight: clicks that speed up and resonate like wood.
  creak(at, length) {
    return (t) => {
      const part = (t - at) / length;
      if (part < 0 || part > 1) return 0;
      const turn = (60 * part + 40 * part * part) * length;
      return sine(t, 520) * fading(turn % 1, 0.12) * Math.sin(Math.PI * part);
    };
  },
  // A note of a felt piano. With a longer half-life, it sounds like a struck glass.
  note: (at, pitch, half_life = 0.09, over = 2) => (t) => (t < at ? 0
    : Math.min(1, (t - at) / 0.004) * (sine(t - at, pitch) + 0.3 * sine(t - at, pitch * over)) * fading(t - at, half_life)),
};

const [g3, c5, d5, e5, fs5, g5, a5, b5, c6, d6] = [196, 523.3, 587.3, 659.3, 740, 784, 880, 987.8, 1046.5, 1174.7];
const tune = [d5, fs5, a5, fs5, g5, b5, a5, d6];
const melody = (notes, length, half_life) => notes.map((pitch, index) => voices.note(index * length / tune.length, pitch, half_life));
// The ten plucks at the start of a sound with `count`. Their pitch rises by a major third in total.
const ticks = Array.from({ length: 10 }, (unused, index) => voices.note(index * 0.034, c5 * 1.25 ** (index / 9), 0.012, 3));
const counted_s = 0.36;

// The sounds by name. Each has a duration in ms, a level in dB, its voices, and a vibration pattern in ms. A sound with
// `count` starts with the ten plucks.
export const sounds = {
  lay: { ms: 70, db: -24, voices: () => [voices.tap()], tremble: [8] },
  deal: { ms: 90, db: -28, voices: () => [voices.riffle(0, 0.09, 3)], tremble: [] },
  mitten: { ms: 120, db: -20, voices: () => [voices.click(0, 1180)], tremble: [10, 40, 10] },
  glove: { ms: 200, db: -20, voices: () => [voices.click(0, 1180), voices.click(0.08, 1320)], tremble: [10, 40, 10, 40, 10] },
  sock: { ms: 280, db: -20, voices: () => [voices.click(0, 1180), voices.click(0.08, 1320), voices.click(0.16, 1480)], tremble: [10, 40, 10, 40, 10, 40, 10] },
  tug: { ms: 140, db: -20, voices: () => [voices.creak(0, 0.14)], tremble: [12] },
  sweep: { ms: 476, db: -22, voices: () => [voices.riffle(0, 0.178, 7), voices.cloth(0.15, 0.326)], tremble: [24] },
  small: { ms: 220, db: -18, count: true, voices: () => [voices.note(0, c5)], tremble: [12] },
  middle: { ms: 340, db: -18, count: true, voices: () => [voices.note(0, c5), voices.note(0.12, g5)], tremble: [12] },
  large: { ms: 480, db: -18, count: true, voices: () => [voices.note(0, c5), voices.note(0.12, g5), voices.note(0.24, c6)], tremble: [12] },
  stolen: { ms: 260, db: -22, voices: () => [voices.note(0, g3, 0.06, 1.5)], tremble: [] },
  turn: { ms: 60, db: -26, voices: () => [voices.tap(0, 120)], tremble: [] },
  no: { ms: 110, db: -24, voices: () => [voices.tap(0, 210), voices.tap(0.055, 210)], tremble: [18, 60, 18] },
  zero: { ms: 420, db: -20, voices: () => [c6, e5 * 2, g5 * 2].map((pitch, index) => voices.note(index * 0.11, pitch, 0.08, 2.7)), tremble: [10, 30, 10, 30, 24] },
  won: { ms: 1900, db: -16, voices: () => melody(tune, 1.6, 0.12), tremble: [24, 60, 24, 60, 48] },
  lost: { ms: 1500, db: -16, voices: () => melody(tune.slice(0, -1), 1.45, 0.16), tremble: [] },
};

function mixed(length_s, parts, db) {
  const samples = new Float32Array(Math.round(rate * length_s));
  let peak = 0;
  let power = 0;
  for (let index = 0; index < samples.length; index++) {
    const t = index / rate;
    const end = Math.min(1, (length_s - t) / 0.012); // fades out to avoid a click
    samples[index] = end * parts.reduce((sum, voice) => sum + voice(t), 0);
    peak = Math.max(peak, Math.abs(samples[index]));
    power += samples[index] ** 2 / samples.length;
  }
  const loudness = Math.min(level(db) / Math.sqrt(power), 0.9 / peak);
  return samples.map((sample) => sample * loudness);
}

/// Returns the samples of the named sound at a rate of 22,050 per second. `calm` leaves out the plucks.
export function samples_of(name, calm = false) {
  const { ms, db, voices: parts, count = false } = sounds[name];
  const sound = mixed(ms / 1000, parts(), db);
  if (!count || calm) return sound;
  const all = new Float32Array(Math.round(rate * counted_s) + sound.length);
  all.set(mixed(counted_s, ticks, -26));
  all.set(sound, all.length - sound.length);
  return all;
}

const volumes = [0, 0.35, 0.7, 1];
let context = null;
let loudness = null;
const buffers = new Map();
const ends = new Map();

function sound_out(name, volume, calm) {
  if (!context) {
    context = new AudioContext();
    loudness = context.createGain();
    loudness.connect(context.destination);
  }
  if (context.state === 'suspended') context.resume().catch(() => {});
  loudness.gain.value = volumes[volume];
  if ((ends.get(name) ?? 0) > context.currentTime) return; // a sound never overlaps with itself
  const key = `${name} ${calm}`;
  if (!buffers.has(key)) {
    const samples = samples_of(name, calm);
    const made = context.createBuffer(1, samples.length, rate);
    made.copyToChannel(samples, 0);
    buffers.set(key, made);
  }
  const source = context.createBufferSource();
  source.buffer = buffers.get(key);
  source.connect(loudness);
  source.start();
  ends.set(name, context.currentTime + source.buffer.duration);
}

/// Plays sounds by name. "!" after a name also allows vibration, for the user's own actions. Ignores unknown names.
export function play({ names, volume, trembles, calm }) {
  for (const word of new Set(names)) {
    const own = word.endsWith('!');
    const name = own ? word.slice(0, -1) : word;
    const sound = sounds[name];
    if (!sound) continue;
    if (volume > 0) sound_out(name, volume, calm);
    if (trembles && own && sound.tremble.length > 0) navigator.vibrate?.(sound.tremble);
  }
}
