import { brand } from '#client/ui/brand/brand.ts';
import { dark, indigo, ink, paper } from '#client/ui/theme/colors.ts';
import { fontFaces, mark, rings } from '../screenshots/motif.ts';
import { played } from './pace.ts';

export const STAGE = { width: 1280, height: 720 };
/** Duration of a screen's move. */
export const MOVE_MS = played(600);
/** The screens' sizes in CSS pixels. */
const DESK = { width: 1280, height: 680 };
const PHONE = { width: 390, height: 760 };

const SIDE_BAR = 248;
const NEAR = DESK.width / (DESK.width - SIDE_BAR);

/**
 * The stage: the running app in two frames, a desktop and a phone, side by side or the desktop alone. The bottom area is
 * for captions.
 */
export const stageDocument = () => `<!doctype html>
<title>${brand.name}</title>
<style>
  ${fontFaces()}
  * { box-sizing: border-box }
  body { margin: 0; width: ${STAGE.width}px; height: ${STAGE.height}px; overflow: hidden; position: relative; background: ${dark[7]}; color: ${paper}; font-family: Text }
  iframe { display: block; border: 0; width: 100%; height: 100%; background: ${paper}; transform-origin: 0 0; transition: transform ${MOVE_MS}ms cubic-bezier(0.4, 0, 0.2, 1) }
  .screen { position: absolute; left: 0; top: 0; overflow: hidden; transform-origin: 0 0; background: ${paper}; transition: transform ${MOVE_MS}ms cubic-bezier(0.4, 0, 0.2, 1) }
  #desk { width: ${DESK.width}px; height: ${DESK.height}px; border-radius: 14px; transform: translate(48px, 20px) scale(0.925) }
  #desk.near iframe { transform: scale(${NEAR}) translateX(-${SIDE_BAR}px) }
  #desk.short iframe { height: ${DESK.height / NEAR}px }
  .phone { width: ${PHONE.width}px; height: ${PHONE.height}px; border-radius: 34px; transform: translate(1340px, 44px) scale(0.74); box-shadow: 0 0 0 10px ${dark[8]}, 0 0 0 11px ${dark[3]} }
  [data-beside$=hone] #desk { transform: translate(24px, 84px) scale(0.7156) }
  [data-beside=phone] #phone, [data-beside=customersPhone] #customersPhone { transform: translate(966px, 44px) scale(0.74) }
  body > .rings { position: absolute; width: 1100px; height: 1100px; right: -420px; top: -420px; opacity: 0.28 }
  #card { position: absolute; inset: 0; overflow: hidden; display: flex !important; flex-direction: column; justify-content: center; padding-left: 110px; background: ${paper}; color: ${ink}; transition: opacity ${played(400)}ms ease }
  #card .rings { position: absolute; right: -90px; top: 20px; width: 680px; height: 680px; overflow: visible }
  #card[hidden] { opacity: 0; pointer-events: none }
  #card header { display: flex; align-items: center; gap: 18px; font: 700 112px/1 Headings; letter-spacing: -0.02em }
  #card img { width: 124px; height: 124px; margin-left: -18px }
  #card p { margin: 30px 0 0; max-width: 500px; font: 500 36px/1.35 Text }
  #hand { position: absolute; left: -15px; top: -15px; width: 30px; height: 30px; border-radius: 50%; pointer-events: none; opacity: 0; background: color-mix(in srgb, ${indigo[5]} 38%, transparent); border: 2.5px solid ${indigo[6]}; outline: 2px solid rgb(255 255 255 / 0.85); box-shadow: 0 3px 10px rgb(18 20 42 / 0.35) }
</style>
${rings()}
<div id="desk" class="screen"><iframe name="desk" title="At a desk"></iframe></div>
<div id="phone" class="screen phone"><iframe name="phone" title="On a phone"></iframe></div>
<div id="customersPhone" class="screen phone"><iframe name="customersPhone" title="On the customer's phone"></iframe></div>
<div id="card">${rings()}<header><img alt="" src="${mark()}">${brand.name}</header><p></p></div>
<div id="hand"></div>`;
