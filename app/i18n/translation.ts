/** The shape of the English messages with any strings in it: a language that lacks a key does not compile. */
export type Translation<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
}
