import { Button, Group, Text } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import classes from '../parts/signature.module.css';
import { drawDot, drawStroke, type Point, pngOf } from './ink.ts';

/** The drawing's own pixels, however large it is shown: sharp on a phone, and small as a file. */
const WIDTH = 900;
const HEIGHT = 360;

/** Drawn on with a finger, a pen or the mouse. */
export function SignaturePad({ onChange }: { onChange: (image: string | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Point[] | null>(null);
  const [hasInk, setInk] = useState(false);
  const paper = () => canvas.current!.getContext('2d')!;

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = canvas.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * WIDTH, y: ((clientY - top) / height) * HEIGHT };
  };

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    // The stroke goes on where the finger leaves the pad.
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [pointOf(event)];
    drawDot(paper(), stroke.current[0]!);
    setInk(true);
  };

  const go = ({ isPrimary, nativeEvent }: PointerEvent<HTMLCanvasElement>) => {
    const points = stroke.current;
    if (!points || !isPrimary) return;
    for (const part of nativeEvent.getCoalescedEvents?.() ?? [nativeEvent]) {
      points.push(pointOf(part));
      drawStroke(paper(), points);
    }
  };

  const end = ({ isPrimary }: PointerEvent<HTMLCanvasElement>) => {
    if (!stroke.current || !isPrimary) return;
    stroke.current = null;
    onChange(pngOf(canvas.current!));
  };

  const clear = () => {
    paper().clearRect(0, 0, WIDTH, HEIGHT);
    setInk(false);
    onChange(null);
  };

  return (
    <>
      <div className={classes.paper}>
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          className={classes.pad}
          role="img"
          aria-label={hasInk ? 'Your drawn signature' : 'Empty signature pad'}
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
      <Group justify="space-between" mt={4}>
        <Text size="sm" c="dimmed">
          Sign with your finger, a pen, or the mouse.
        </Text>
        <Button variant="subtle" disabled={!hasInk} onClick={clear}>
          Clear
        </Button>
      </Group>
    </>
  );
}
