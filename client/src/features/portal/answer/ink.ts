export interface Point {
  x: number;
  y: number;
}

/** Dark in every scheme: it ends up on white paper. */
const INK = '#1b1f3b';
const WIDTH = 6;
/** What a signature may weigh as a file (domain/inputs/portal.ts). */
const LARGEST_FILE = 100 * 1024;

/** Where a pen only touched the paper. */
export function drawDot(paper: CanvasRenderingContext2D, { x, y }: Point) {
  paper.fillStyle = INK;
  paper.beginPath();
  paper.arc(x, y, WIDTH / 2, 0, 2 * Math.PI);
  paper.fill();
}

/** The newest piece of a stroke, curved through the middle between its points, so that a quick hand draws no corners. */
export function drawStroke(paper: CanvasRenderingContext2D, points: readonly Point[]) {
  const [a, b, c] = points.slice(-3) as [Point, Point, Point?];
  const [from, bend, to] = c ? [middle(a, b), b, middle(b, c)] : [a, a, middle(a, b)];
  paper.strokeStyle = INK;
  paper.lineWidth = WIDTH;
  paper.lineCap = 'round';
  paper.beginPath();
  paper.moveTo(from.x, from.y);
  paper.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
  paper.stroke();
}

/** The drawing as a PNG data URL; one with very much ink is made smaller until it weighs little enough. */
export function pngOf(canvas: HTMLCanvasElement): string {
  const image = canvas.toDataURL('image/png');
  const bytes = (image.length * 3) / 4;
  if (bytes <= LARGEST_FILE) return image;
  const smaller = document.createElement('canvas');
  smaller.width = Math.ceil(canvas.width / 2);
  smaller.height = Math.ceil(canvas.height / 2);
  smaller.getContext('2d')!.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return pngOf(smaller);
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
