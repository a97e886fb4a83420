import { useEffect, useState } from 'react';

/** What `read` answers, a function that stays the same; asked again every minute, and when the page comes into sight. */
export function useEveryMinute<Value extends number | string>(read: () => Value): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const look = () => setValue(read());
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 60_000);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [read]);
  return value;
}
