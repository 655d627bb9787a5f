/**
 * Mail programs turn everything that looks like an address into a link, even in a subject. A zero-width space after each
 * sign that makes it an address keeps a typed name plain text, and is invisible.
 */
export const withoutAutolinks = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])(?:[.@]|:\/\/)(?=[\p{L}\p{N}])/gu, '$&\u200b')
