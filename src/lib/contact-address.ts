/** Where people write to; somebody answers every day 09:00–22:00. */
export const contactAddress = 'merhaba@pruva.example';
