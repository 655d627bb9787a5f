import type { ChatMode } from '../model'
import { ChatPanel } from './chat-panel'
import { useChat } from './use-chat'

type Props = { mode: ChatMode; open: boolean; onClose: () => void }

/** A closed chat still has its messages, and what was half written, when it is opened again. */
export default function Conversation({ mode, open, onClose }: Props) {
  const inHand = useChat(mode)
  return open && <ChatPanel {...inHand} onClose={onClose} />
}
