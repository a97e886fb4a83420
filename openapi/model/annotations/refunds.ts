import type { OpenApiDocument } from '../document.ts';

/** A period before the start of a trip, and what comes back of what was paid when the customer cancels in it. */
export interface RefundStep {
  /** 0 to 1. */
  share: number;
  /** It ends so many hours before the start. */
  untilHours: number;
}

/** What comes back by each policy: `x-refunds` of the enum of policies. */
export interface Refunds {
  /** The field that tells the share: `CancellationPreview.refundShare`. */
  of: string;
  /** The policy of what has none of its own. */
  general: string;
  /** The steps of every policy, the longest before the start first; after the last one nothing comes back. */
  terms: Readonly<Record<string, readonly RefundStep[]>>;
}

/** What a contract says of refunds, and where. */
export interface StatedRefunds extends Refunds {
  /** A JSON pointer to the annotation. */
  pointer: string;
}

export const REFUNDS = 'x-refunds';

/** The refunds of a bundled contract; undefined where it says nothing of them. */
export function refundsOf(document: OpenApiDocument): StatedRefunds | undefined {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const value: unknown = Reflect.get(schema, REFUNDS);
    // The contract's lint has judged what it is.
    if (value !== undefined)
      return { ...(value as Refunds), pointer: `#/components/schemas/${name}/${REFUNDS}` };
  }
  return undefined;
}

/** What comes back so many hours before the start, 0 to 1. */
export function shareAt(steps: readonly RefundStep[], hoursLeft: number): number {
  return steps.find(({ untilHours }) => hoursLeft >= untilHours)?.share ?? 0;
}

/** The steps of one policy in a sentence: `100 % until 24 hours before the start, then nothing`. */
export function stepsText(steps: readonly RefundStep[]): string {
  const parts = steps.map(
    ({ share, untilHours }) =>
      `${Math.round(share * 100)} % until ${untilHours} hours before the start`,
  );
  return [...parts, 'nothing'].join(', then ');
}

/** All of it in a sentence. */
export function refundsText({ general, terms }: Refunds): string {
  const policies = Object.entries(terms).map(([policy, steps]) => `${policy}: ${stepsText(steps)}`);
  return `${policies.join('; ')}. Where none is chosen: ${general}.`;
}
