/** Where content is read from, with GROQ queries. `signal` aborts a fetch that nobody waits for any more. */
export type ContentSource = {
  name: string
  fetch: (query: string, params: Record<string, unknown>, signal: AbortSignal) => Promise<unknown>
}

// Compared as times and not as strings: strings with different offsets would sort wrongly.
const future = 'dateTime(dateTime) > dateTime(now())'

const session = '{ _id, title, hook, dateTime, endsAt, city, venue, isNext, "updatedAt": _updatedAt }'
// A slug or an image is an object in Sanity and a string in our own documents.
const note = '_id, title, summary, "slug": coalesce(slug.current, slug), date, category, readTime, figure'

const brief = '{ _id, weekStart, title, opening, items, question }'

/** All content that the site's pages share, in one query. */
export const siteQuery = `{
  "site": *[_type == "site"] | order(_createdAt asc, _id asc) [0] {
    _id, contactEmail, linkedinUrl, beehiivId, formspreeId, primaryColor, trustedByLine, privacyUrl,
    founderName, founderRole, founderRecord, founderVoice,
    "founderPortrait": coalesce(founderPortrait.asset->url, founderPortrait.url, founderPortrait)
  },
  "home": *[_type == "homepage"] | order(_createdAt asc, _id asc) [0] {
    _id, heroTitle, heroSub, newsletterTitle, newsletterSub,
    what { signals { body }, circles { body }, advisory { body } },
    workIntro,
    circles {
      expect, "for": @["for"], values, pastTopics,
      "gallery": gallery[] { "url": coalesce(asset->url, image.asset->url, url), alt },
      venue
    }
  },
  // Whatever an editor left ticked, a session that has begun is neither next nor upcoming.
  "nextSession": *[_type == "circleSession" && isNext == true && ${future}]
    | order(dateTime(dateTime) asc, _id asc) [0] ${session},
  "upcoming": *[_type == "circleSession" && ${future}]
    | order(dateTime(dateTime) asc, _id asc) [0...3] ${session},
  // The next session is usually one of those three, and pages show three dates beside it.
  "laterSession": *[_type == "circleSession" && ${future}]
    | order(dateTime(dateTime) asc, _id asc) [3] ${session},
  "latestNote": *[_type == "note"] | order(date desc, _createdAt desc, _id asc) [0] { ${note} },
  "latestBrief": *[_type == "brief"] | order(weekStart desc, _createdAt desc, _id asc) [0] ${brief},
  "logos": *[_type == "clientLogo"] | order(_createdAt asc, _id asc) [0...6] {
    _id, "image": coalesce(image.asset->url, image.url, image), alt
  },
  "testimonials": *[_type == "testimonial"] | order(rank asc, _createdAt asc, _id asc) [0...2] {
    _id, quote, author, role, org, rank
  },
  "microCases": *[_type == "microCase"] | order(rank asc, _createdAt asc, _id asc) [0...3] {
    _id, market, context, move, result, rank
  }
}`

export const notesQuery = `*[_type == "note"] | order(date desc, _createdAt desc, _id asc) { ${note} }`

export const noteQuery = `*[_type == "note" && coalesce(slug.current, slug) == $slug]
  | order(date desc, _createdAt desc, _id asc) [0] { ${note}, body, pullQuote, marginNotes }`

/** Two years of weekly letters. */
export const briefsQuery = `*[_type == "brief"] | order(weekStart desc, _createdAt desc, _id asc) [0...104] ${brief}`

/** For the calendar, the map and the list of past sessions. */
export const sessionsQuery = `*[_type == "circleSession"]
  | order(dateTime(dateTime) desc, _id asc) [0...60] ${session}`
