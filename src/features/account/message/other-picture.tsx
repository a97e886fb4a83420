import { PersonPicture } from '../../../domain/person/person-picture.tsx';
import { useMessageParts } from './message-parts.ts';

/** Whom the user writes with: captains and guides in a customer's messages, guests in a captain's. */
export function OtherPicture(other: { id: number; name: string }) {
  const { address } = useMessageParts();
  return <PersonPicture {...other} isHost={address === '/messages'} />;
}
