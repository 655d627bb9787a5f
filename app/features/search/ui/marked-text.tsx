import { markMatches } from '../model'

/** The text with what was typed marked in it. */
export const MarkedText = ({ text, typed }: { text: string; typed: string }) =>
  markMatches(text, typed).map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state
      <mark key={index} className="bg-transparent text-action">
        {text}
      </mark>
    ) : (
      text
    ),
  )
