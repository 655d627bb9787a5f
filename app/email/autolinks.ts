/**
 * Mail programs make a link of whatever looks like an address, even in a subject. A zero-width space after each sign that
 * makes it one keeps a typed name plain text, and shows nothing.
 */
export const withoutAutolinks = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])(?:[.@]|:\/\/)(?=[\p{L}\p{N}])/gu, '$&\u200b')
