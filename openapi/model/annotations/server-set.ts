import type { OpenApiDocument } from '../document.ts';
import { type AnnotatedField, annotatedFields } from './fields.ts';

/** What a service sets itself: `x-server-set` of a field. */
export interface ServerSet {
  /** The value, where it is always the same. */
  to?: string | number | boolean | null;
  /**
   * What it is made from: `session.id`, `session.role`, `clock`, `request.<field>`, a field as `Boat.ownerId`, or
   * `service`, whose own choice it is.
   */
  from?: readonly string[];
  /** Roles whose own value counts instead. */
  except?: readonly string[];
  /** Whether it stays when what it was made from changes. */
  kept?: boolean;
}

export const SERVER_SET = 'x-server-set';

/** Every field that the service sets whatever is sent, of requests and of records. */
export const serverSetOf = (document: OpenApiDocument): AnnotatedField<ServerSet>[] =>
  annotatedFields(document, SERVER_SET);

/** Whether a field is what the service chooses, within the bounds of its schema. */
export function isChosen(schema: object): boolean {
  const said: ServerSet | undefined = Reflect.get(schema, SERVER_SET);
  return said?.from?.includes('service') ?? false;
}

/** The same in a sentence: `The service sets it from session.role.` */
export function serverSetText({ to, from, except, kept }: ServerSet): string {
  if (from?.includes('service')) return 'The service chooses it.';
  const value = to === undefined ? `from ${(from ?? []).join(', ')}` : `to ${JSON.stringify(to)}`;
  const others = except ? `, save what ${except.join(', ')} sends` : '';
  return `The service sets it ${value}${others}${kept ? ', and keeps it from then on' : ''}.`;
}
