import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';

/** Something that a press does. */
interface Action {
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Whether what the app shows may have changed with it. */
  changesApp?: boolean;
}

interface Actions {
  act: (action: Action) => void;
  /** Whether one is under way. */
  busy: boolean;
  /** What became of the last one. */
  outcome: { failed: boolean; text: string } | undefined;
  /** Says no more of the last one. */
  dismiss: () => void;
}

const ActionsContext = createContext<Actions | undefined>(undefined);

/** Throws outside of `ActionsProvider`. */
export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useActions belongs inside of ActionsProvider');
  return actions;
}

function outcomeOf(action: Action | undefined, error: Error | null): Actions['outcome'] {
  if (error) return { failed: true, text: error.message };
  return action && { failed: false, text: action.done };
}

interface ActionsProviderProps {
  /** Makes the app ask again for everything it shows. */
  refreshApp: () => Promise<unknown>;
  children: ReactNode;
}

/** One action at a time, then the panel, and the app where it matters, show the new truth. */
export function ActionsProvider({ refreshApp, children }: ActionsProviderProps) {
  const panel = useQueryClient();
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (action: Action) => action.run(),
    onSuccess: (_, action) => {
      if (action.changesApp) void refreshApp();
    },
    onSettled: () => panel.invalidateQueries(),
  });
  const outcome = outcomeOf(isSuccess ? variables : undefined, error);
  return (
    <ActionsContext value={{ act: mutate, busy: isPending, outcome, dismiss: reset }}>
      {children}
    </ActionsContext>
  );
}
