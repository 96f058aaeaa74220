/** Short soft sounds, made on the spot: my turn, something said, a card put down, a trick gathered. */
export type Sound = 'turn' | 'talk' | 'card' | 'trick' | 'bell';

const TONES: Record<Sound, readonly number[]> = {
  turn: [660, 880],
  talk: [520],
  card: [190],
  trick: [330, 262],
  bell: [1047, 784, 1047],
};
/** What comes often is softer. */
const LOUDNESS: Record<Sound, number> = {
  turn: 0.08,
  talk: 0.08,
  card: 0.04,
  trick: 0.04,
  bell: 0.5,
};
let audio: AudioContext | undefined;

/** Sound *what*; a browser that lets nobody sound before a touch stays silent. */
export function playSound(what: Sound): void {
  audio ??= new AudioContext();
  const context = audio;
  TONES[what].forEach((pitch, at) => {
    const start = context.currentTime + 0.12 * at;
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(LOUDNESS[what], start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  });
}
