import { useEffect, useState } from 'react';
import { now } from '../../lib/now.ts';

/** Now, in milliseconds since 1970; moves on every minute. */
export function useNow(): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
