import { useRef, useState } from 'react';

/** One upload under way: how far it has come, and how to call it off. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  /** 0–1; undefined while nobody knows. */
  const [progress, setProgress] = useState<number>();
  const call = useRef<AbortController>(undefined);
  return {
    isSending,
    progress,
    cancel: () => call.current?.abort(),
    /** Runs `send` with what it tells and heeds; rejects as it does. */
    async run<Result>(
      send: (ports: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<Result>,
    ): Promise<Result> {
      const controller = new AbortController();
      call.current = controller;
      setSending(true);
      try {
        return await send({ onProgress: setProgress, signal: controller.signal });
      } finally {
        setSending(false);
        setProgress(undefined);
      }
    },
  };
}
