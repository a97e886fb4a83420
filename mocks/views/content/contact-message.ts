import type { ContactMessageRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { userReference } from '../account/user.ts';

/** A message as its sender gets it back. */
export function contactMessageView({
  state,
  changed,
  ...message
}: ContactMessageRecord): Schemas['ContactMessage'] {
  return message;
}

/** A message as the administration sees it. */
export function managedContactMessageView(
  store: Store,
  message: ContactMessageRecord,
): Schemas['ManagedContactMessage'] {
  const { state, changed } = message;
  return {
    ...contactMessageView(message),
    state,
    stateChangedAt: changed?.at ?? null,
    stateChangedBy: changed ? userReference(store, changed.byId) : null,
  };
}
