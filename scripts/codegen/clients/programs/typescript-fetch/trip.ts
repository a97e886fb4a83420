import {
  AuthenticationApi,
  BoatsApi,
  BookingsApi,
  Configuration,
  ErrorBodyFromJSON,
  ResponseError,
} from './client';

const {
  PRUVA_URL = '',
  PRUVA_USER = '',
  PRUVA_PASSWORD = '',
  PRUVA_BOAT,
  PRUVA_DAY = '',
} = process.env;

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'none';
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return ErrorBodyFromJSON(await error.response.json()).code;
  }
}

async function main() {
  const { token } = await new AuthenticationApi(new Configuration({ basePath: PRUVA_URL })).logIn({
    credentials: { username: PRUVA_USER, password: PRUVA_PASSWORD },
  });
  const signedIn = new Configuration({ basePath: PRUVA_URL, accessToken: token });
  const boats = new BoatsApi(signedIn);
  const boat = await boats.getBoat({ id: Number(PRUVA_BOAT) });
  const day = new Date(PRUVA_DAY);
  const booking = await new BookingsApi(signedIn).createBooking({
    bookingCreate: { boatId: boat.id, startDate: day, endDate: day, passengerCount: 2 },
  });
  const error = await codeOf(boats.getBoat({ id: Number.MAX_SAFE_INTEGER }));
  console.log(
    JSON.stringify({ boat: boat.name, booked: booking.boatId, kind: booking.kind, error }),
  );
}

main();
