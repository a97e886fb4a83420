import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationsQuery } from './control-queries.ts';

/** The choice of an operation by typing in its id; nothing typed means every operation. */
export function useOperation() {
  const { data: operations = [] } = useQuery(operationsQuery);
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const chosen = operations.find(({ id }) => id.toLowerCase() === typed);
  return {
    text,
    setText,
    chosen,
    /** Whether something is typed that is no operation. */
    isUnknown: typed !== '' && !chosen,
    /** Those that the text may mean; all of them again once one is chosen. */
    matching: chosen ? operations : operations.filter(({ id }) => id.toLowerCase().includes(typed)),
  };
}

export type OperationChoice = ReturnType<typeof useOperation>;
