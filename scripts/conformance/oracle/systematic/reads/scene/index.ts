import type { Person, Thing } from '../../../model/types.ts';
import { tellBoats } from './boats.ts';
import { tellBoatBookings, tellCaptainAboard, tellFullDate, tellTourBookings } from './bookings.ts';
import { tellFormer, tellGone } from './former.ts';
import { tellMessages, tellNotifications, tellOffice, tellProfiles } from './people.ts';
import { tellReviews } from './reviews.ts';
import type { Teller } from './teller.ts';
import { tellTours } from './tours.ts';

/**
 * Makes by valid calls what readings are compared over: two captains with boats and tours that are alike in some
 * and differ in others, customers with bookings in every state that calls can reach, and what follows from that.
 */
export async function tellScene(teller: Teller): Promise<Person[]> {
  const { people } = teller.scene;
  const hosts = [await people.get('BOAT_OWNER'), await people.get('OTHER_BOAT_OWNER')];
  const customers = [await people.get('CUSTOMER'), await people.get('OTHER_CUSTOMER')];
  await tellProfiles(teller, hosts, customers);
  const offered: Thing[] = [];
  for (const [index, host] of hosts.entries()) {
    const boats = await tellBoats(teller, host, index);
    offered.push(...boats.slice(1));
    await tellBoatBookings(teller, boats, customers);
    const guided = await tellTours(teller, host);
    if (guided) await tellTourBookings(teller, guided.tour, guided.dates, customers);
    const { other, small } = guided ?? {};
    if (other && small) await tellFullDate(teller, other, small, customers);
    const [customer] = customers;
    if (customer) await tellFormer(teller, host, customer);
    const guest = hosts[1 - index];
    if (other && guest) await tellCaptainAboard(teller, other, guest);
  }
  await tellMessages(teller);
  await tellOffice(teller, customers);
  await tellReviews(teller);
  const everybody = [...hosts, ...customers];
  await tellNotifications(teller, everybody);
  const [boat] = offered;
  if (boat) await tellGone(teller, boat);
  return everybody;
}
