import { createContext, type ReactNode, useContext } from 'react';

/** Somebody that the user writes with. */
export interface Correspondent {
  /** User id. */
  id: number;
  /** Undefined while nobody has told. */
  fullName: string | undefined;
  /** The booking that the two talk about, where the service or the address says so. */
  bookingId: number | undefined;
}

/** Where a message is typed. */
export interface MessageField {
  /** Puts a text behind what is typed already. */
  insert: (text: string) => void;
  /** Goes on typing at the end. */
  focus: () => void;
}

/** Where the page stands, and what it says and offers there beyond what everybody has. */
export interface MessageParts {
  address: '/messages' | '/captain/messages';
  /** What two people talk about, below the name; a customer's own trip when left out. */
  about?: (other: Correspondent) => ReactNode;
  /** The same in a line of the list; it stands in a link and holds none. */
  aboutInList?: (other: Correspondent) => ReactNode;
  /** What helps with writing into the field of the message, beside it. */
  writingTools?: (other: Correspondent, field: MessageField) => ReactNode;
  /** Sentences that are often written, above the field. */
  quickAnswers?: (field: MessageField) => ReactNode;
  /** In place of the page while nobody has written. */
  nothing?: ReactNode;
}

const context = createContext<MessageParts>({ address: '/messages' });

export const MessagePartsProvider = context.Provider;

/** What the page that a component stands on was given by its route. */
export function useMessageParts(): MessageParts {
  return useContext(context);
}
