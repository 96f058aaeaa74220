/** A deal that robots bid and played, as a link carries it: shown to somebody who has played none yet. */
export const EXAMPLE =
  'FgADGCWd8Pvp9LR6XusoAUBQAADTCequ-3Npt6aQcYAi7Gg9A5ZmzKkswJwGU11KMOESIVVGBMol9Rhc_A';
