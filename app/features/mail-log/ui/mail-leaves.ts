import { createContext, use } from 'react'

/** Whether mail leaves this server. Without a mail server each mail only becomes a file, and no text may call it sent. */
export const MailLeaves = createContext(true)

export const useMailLeaves = () => use(MailLeaves)

export const noMailLeaves = 'no mail leaves this server'
