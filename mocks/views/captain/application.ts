import type { ApplicationRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf, userReference } from '../account/user.ts';

/** An application with the name of the applicant. */
export function applicationView(
  store: Store,
  application: ApplicationRecord,
): Schemas['CaptainApplication'] {
  const { reviewedById, ...told } = application;
  return { ...told, fullName: fullNameOf(store, application.userId) };
}

/** The same for administrators, who are told who decided on it. */
export function managedApplicationView(
  store: Store,
  application: ApplicationRecord,
): Schemas['CaptainApplication'] {
  const { reviewedById } = application;
  const reviewedBy = reviewedById === null ? null : userReference(store, reviewedById);
  return { ...applicationView(store, application), reviewedBy };
}
