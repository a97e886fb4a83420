package com.pruva.client

import com.pruva.client.apis.AuthenticationApi
import com.pruva.client.apis.BoatsApi
import com.pruva.client.apis.BookingsApi
import com.pruva.client.infrastructure.ApiClient
import com.pruva.client.infrastructure.ClientError
import com.pruva.client.infrastructure.ClientException
import com.pruva.client.infrastructure.Serializer
import com.pruva.client.models.BookingCreate
import com.pruva.client.models.Credentials
import com.pruva.client.models.ErrorBody
import java.time.LocalDate

private fun given(name: String) = System.getenv(name) ?: error("$name is missing")

private fun refusal(boats: BoatsApi): String {
    try {
        boats.getBoat(id = 9007199254740991)
        return "none"
    } catch (refused: ClientException) {
        val body = (refused.response as ClientError<*>).body as String
        return Serializer.moshi.adapter(ErrorBody::class.java).fromJson(body)!!.code
    }
}

fun main() {
    val url = given("PRUVA_URL")
    val credentials = Credentials(username = given("PRUVA_USER"), password = given("PRUVA_PASSWORD"))
    ApiClient.accessToken = AuthenticationApi(url).logIn(credentials = credentials).token

    val boats = BoatsApi(url)
    val boat = boats.getBoat(id = given("PRUVA_BOAT").toLong())
    val day = LocalDate.parse(given("PRUVA_DAY"))
    val booking = BookingsApi(url).createBooking(
        bookingCreate = BookingCreate(boatId = boat.id, startDate = day, endDate = day, passengerCount = 2),
    )
    println("""{"boat":"${boat.name}","booked":${booking.boatId},"kind":"${booking.kind.value}","error":"${refusal(boats)}"}""")
}
