import type { BoatRecord } from '../store/records.ts';
import { contains } from './text.ts';

/** What a drawn boat looks like: a type of the contract, or the wooden yacht of this coast. */
export type Vessel = BoatRecord['type'] | 'GULET';

/** Colours of a boat: its hull, its stripe and what is lit of it. */
export interface Paint {
  hull: string;
  stripe: string;
  light: string;
}

const GLASS = '#2b4a5c';
const DECK = '#d9a066';

/**
 * The vessels with the bow to the right, in a frame 300 wide whose waterline is y = 0 and whose stern is
 * x = 0; up is negative.
 */
const VESSELS: Record<Vessel, (paint: Paint) => string> = {
  SAILBOAT: ({ hull, stripe, light }) => `
    <path d="M138-34V-330M138-326l4 270h128z" stroke="#5b4a3a" stroke-width="3" fill="${light}"/>
    <path d="M134-320Q60-170 22-58H134z" fill="${light}" opacity=".94"/>
    <path d="M22-58H134v-12H26z" fill="${stripe}"/>
    <path d="M84-34q6-22 26-22h60q22 0 40 22z" fill="#fff"/><path d="M112-48h58v8h-58z" fill="${GLASS}"/>
    <path d="M4-34H300Q276 6 236 10H44Q14 10 4-34z" fill="${hull}"/><path d="M6-26H295l-4 8H8z" fill="${stripe}"/>`,
  CATAMARAN: ({ hull, stripe, light }) => `
    <path d="M128-60V-330M128-326q96 120 120 262H132z" stroke="#5b4a3a" stroke-width="3" fill="${light}"/>
    <path d="M124-318Q56-180 36-76h88z" fill="${light}" opacity=".92"/>
    <path d="M48-42q8-36 40-36h84q38 0 66 36z" fill="#fff"/><path d="M86-66h86q26 0 44 16H78z" fill="${GLASS}"/>
    <path d="M0-44H296q-8 44-34 52H226q-22-4-30-26H96q-8 24-30 28H36Q6 6 0-44z" fill="${hull}"/>
    <path d="M2-36H294l-3 7H4z" fill="${stripe}"/>`,
  YACHT: ({ hull, stripe }) => `
    <path d="M70-92q4-22 30-22h66q24 0 44 24z" fill="#fff"/><path d="M96-106h68q16 0 28 12H90z" fill="${GLASS}"/>
    <path d="M132-114v-24m-14 8h28" stroke="#5b6b75" stroke-width="4"/>
    <path d="M34-56q6-34 44-34h112q36 0 66 34z" fill="#fff"/><path d="M72-80h116q28 0 46 18H62z" fill="${GLASS}"/>
    <path d="M0-56H300Q280-4 232 8H34Q8 4 0-56z" fill="${hull}"/><path d="M2-44H296l-4 8H4z" fill="${stripe}"/>
    <path d="M60-24h22M100-24h22M140-24h22M180-24h22" stroke="${GLASS}" stroke-width="7"/>`,
  SPEEDBOAT: ({ hull, stripe }) => `
    <path d="M108-38l34-32h54l28 32z" fill="${GLASS}" opacity=".85"/><path d="M44-38q0-16 18-16h34v16z" fill="#fff"/>
    <path d="M0-38H300Q258-2 206 6H22Q4 2 0-38z" fill="${hull}"/><path d="M2-28H288l-16 9H6z" fill="${stripe}"/>
    <path d="M-14-44h18v40h-18z" fill="#1d2b36"/>`,
  MOTORBOAT: ({ hull, stripe }) => `
    <path d="M84-92h96l10 8H78z" fill="${stripe}"/><path d="M90-40v-46M176-40v-46" stroke="#fff" stroke-width="5"/>
    <path d="M104-40v-38h62l26 38z" fill="#fff"/><path d="M112-70h50l16 22h-66z" fill="${GLASS}"/>
    <path d="M0-42H300Q274 2 222 8H28Q4 4 0-42z" fill="${hull}"/><path d="M2-32H293l-6 9H5z" fill="${stripe}"/>
    <path d="M66-22v16M206-22v16" stroke="#fff" stroke-width="8"/>`,
  GULET: ({ stripe, light }) => `
    <path d="M96-46V-210M196-46V-246" stroke="#4a2f1c" stroke-width="5"/>
    <path d="M96-206L20-60M96-206l76 150M196-242L96-60M196-242L332-66" stroke="#4a2f1c" stroke-width="1.5"/>
    <path d="M104-58q56-12 86-4l4-150q-50 60-90 154z" fill="${light}" opacity=".95"/>
    <path d="M48-74H150v8H48z" fill="${stripe}"/><path d="M56-66v22M142-66v22" stroke="#4a2f1c" stroke-width="3"/>
    <path d="M60-44q4-16 20-16h110q16 0 22 16z" fill="${DECK}"/><path d="M84-56h106v8H84z" fill="${GLASS}"/>
    <path d="M-4-58Q90-30 200-38 262-44 300-70L344-82 302-58Q276 4 232 10H40Q4 2-4-58z" fill="#7a4526"/>
    <path d="M0-46Q90-20 200-28q58-4 92-24l-5 9q-36 18-87 22Q90-14 2-36z" fill="${stripe}"/>`,
};

/** Every vessel there is a drawing of. */
export const vessels = Object.keys(VESSELS) as Vessel[]; // its keys are exactly the vessels

/** What a boat is drawn as: a yacht that calls itself a gulet is one. */
export function vesselOf({ type, brandModel }: Pick<BoatRecord, 'type' | 'brandModel'>): Vessel {
  return type === 'YACHT' && contains(brandModel, 'gulet') ? 'GULET' : type;
}

/** A vessel as a part of an SVG: 300 wide, the bow to the right, on a waterline at y = 0. */
export function vesselDrawing(vessel: Vessel, paint: Paint): string {
  return VESSELS[vessel](paint).replaceAll(/\s*\n\s*/g, '');
}
