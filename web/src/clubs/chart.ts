/** A line chart of percentages by evening, from 30 to 70 % or wider. */
export interface ChartPoint {
  x: number;
  y: number;
  percent: number;
}

export interface Chart {
  points: ChartPoint[];
  /** The lines across: their percentage, and how far down they are. */
  marks: { percent: number; y: number }[];
}

/** Place *percents* in a picture of *width* by *height*; the scale is in tens. */
export function drawChart(percents: readonly number[], width: number, height: number): Chart {
  const low = Math.min(30, Math.floor(Math.min(...percents, 50) / 10) * 10);
  const high = Math.max(70, Math.ceil(Math.max(...percents, 50) / 10) * 10);
  const y = (percent: number): number => height - ((percent - low) / (high - low)) * height;
  const x = (at: number): number =>
    percents.length > 1 ? (at / (percents.length - 1)) * width : width / 2;
  const marks = Array.from({ length: (high - low) / 10 + 1 }, (_, at) => low + 10 * at).map(
    (percent) => ({ percent, y: y(percent) }),
  );
  return { points: percents.map((percent, at) => ({ x: x(at), y: y(percent), percent })), marks };
}
