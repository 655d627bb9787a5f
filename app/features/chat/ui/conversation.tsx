import type { ChatMode } from '../model'
import { ChatPanel } from './chat-panel'
import { useChat } from './use-chat'

type Props = { mode: ChatMode; open: boolean; onClose: () => void }

/** Holds the state of the chat, so that messages and the draft stay while it is closed. */
export default function Conversation({ mode, open, onClose }: Props) {
  const chatState = useChat(mode)
  return open && <ChatPanel {...chatState} onClose={onClose} />
}
