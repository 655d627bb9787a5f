const made = new Map<string, Intl.DateTimeFormat>()

/** The format of a language and zone, made once: making one takes a hundred times as long as using it. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, options)
  made.set(key, format)
  return format
}
