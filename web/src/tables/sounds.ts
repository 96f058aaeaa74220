/** Two short sounds, made on the spot: my turn, and something said. */
export type Sound = 'turn' | 'talk';

const TONES: Record<Sound, readonly number[]> = { turn: [660, 880], talk: [520] };
let audio: AudioContext | undefined;

/** Sound *what*; a browser that lets nobody sound before a touch stays silent. */
export function sound(what: Sound): void {
  audio ??= new AudioContext();
  const context = audio;
  TONES[what].forEach((pitch, at) => {
    const start = context.currentTime + 0.12 * at;
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.08, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  });
}
