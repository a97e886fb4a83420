package com.pruva.client;

import com.pruva.client.api.AuthenticationApi;
import com.pruva.client.api.BoatsApi;
import com.pruva.client.api.BookingsApi;
import com.pruva.client.model.Boat;
import com.pruva.client.model.Booking;
import com.pruva.client.model.BookingCreate;
import com.pruva.client.model.Credentials;
import com.pruva.client.model.ErrorBody;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;

public class Trip {
  public static void main(String[] arguments) throws Exception {
    Map<String, String> given = System.getenv();
    ApiClient client = new ApiClient();
    client.setBasePath(given.get("PRUVA_URL"));
    Credentials credentials =
        new Credentials().username(given.get("PRUVA_USER")).password(given.get("PRUVA_PASSWORD"));
    client.setBearerToken(new AuthenticationApi(client).logIn(credentials).getToken());

    BoatsApi boats = new BoatsApi(client);
    Boat boat = boats.getBoat(Long.valueOf(given.get("PRUVA_BOAT")));
    LocalDate day = LocalDate.parse(given.get("PRUVA_DAY"));
    BookingCreate wanted =
        new BookingCreate().boatId(boat.getId()).startDate(day).endDate(day).passengerCount(2);
    Booking booking =
        new BookingsApi(client).createBooking(wanted, UUID.randomUUID().toString());

    System.out.printf(
        "{\"boat\":\"%s\",\"booked\":%d,\"kind\":\"%s\",\"error\":\"%s\"}%n",
        boat.getName(), booking.getBoatId(), booking.getKind().getValue(), refusal(boats));
  }

  private static String refusal(BoatsApi boats) throws Exception {
    try {
      boats.getBoat(9007199254740991L);
      return "none";
    } catch (ApiException refused) {
      return ErrorBody.fromJson(refused.getResponseBody()).getCode();
    }
  }
}
