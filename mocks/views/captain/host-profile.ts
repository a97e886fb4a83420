import { profileOf } from '../../rules/captain/captain-profile.ts';
import { answerMinutes } from '../../rules/message/answer-time.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/** What everybody may know of a host: what the profile says, and how soon messages were answered. */
export function hostProfile(store: Store, hostId: number): Schemas['HostProfile'] {
  const host = store.users.get(hostId);
  const said = host && profileOf(store, host)?.professionalInfo;
  return {
    languages: said?.languages ?? [],
    yearsOfExperience: said?.yearsOfExperience ?? 0,
    answerMinutes: answerMinutes(store, hostId),
  };
}
