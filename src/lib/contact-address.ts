/** Where people write to; somebody answers every day 09:00–22:00 (foundation §2, decision 108). */
export const contactAddress = 'merhaba@pruva.example';
