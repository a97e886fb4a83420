/** When a time of a day in Istanbul is, `YYYY-MM-DD` and `HH:mm`: three hours before UTC, all year. */
export const istanbulInstant = (day: string, time: string): Date =>
  new Date(`${day}T${time}:00+03:00`);
