/** A customer's words, released by them for publication; never invented (requirement 1.31). */
export type Quote = { quote: string; name: string; role: string };
