package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"strconv"

	pruva "github.com/pruva/client"
)

func main() {
	configuration := pruva.NewConfiguration()
	configuration.Servers = pruva.ServerConfigurations{{URL: os.Getenv("PRUVA_URL")}}
	client := pruva.NewAPIClient(configuration)
	credentials := pruva.NewCredentials(os.Getenv("PRUVA_PASSWORD"))
	credentials.SetUsername(os.Getenv("PRUVA_USER"))
	session, _, err := client.AuthenticationAPI.LogIn(context.Background()).Credentials(*credentials).Execute()
	check(err)
	signedIn := context.WithValue(context.Background(), pruva.ContextAccessToken, session.Token)

	id, err := strconv.ParseInt(os.Getenv("PRUVA_BOAT"), 10, 64)
	check(err)
	boat, _, err := client.BoatsAPI.GetBoat(signedIn, id).Execute()
	check(err)

	day := os.Getenv("PRUVA_DAY")
	wanted := pruva.NewBookingCreate(day, day, 2)
	wanted.SetBoatId(id)
	booking, _, err := client.BookingsAPI.CreateBooking(signedIn).BookingCreate(*wanted).Execute()
	check(err)

	_, _, err = client.BoatsAPI.GetBoat(signedIn, 9007199254740991).Execute()
	var refused *pruva.GenericOpenAPIError
	if !errors.As(err, &refused) {
		log.Fatalf("expected a refusal, got %v", err)
	}
	body, ok := refused.Model().(pruva.ErrorBody)
	if !ok {
		log.Fatalf("expected an ErrorBody, got %T", refused.Model())
	}

	line, err := json.Marshal(map[string]any{
		"boat": boat.GetName(), "booked": booking.GetBoatId(), "kind": booking.Kind, "error": body.Code,
	})
	check(err)
	fmt.Println(string(line))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
