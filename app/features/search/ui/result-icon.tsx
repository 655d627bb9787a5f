import {
  ArrowRight,
  BookOpen,
  Building2,
  CalendarDays,
  Download,
  FileText,
  Handshake,
  History,
  type IconNode,
  Inbox,
  Keyboard,
  Languages,
  LogOut,
  MessagesSquare,
  Plus,
  Search,
  Send,
  SunMoon,
  User,
  UserPlus,
} from 'lucide'
import { Icon } from '~/ui/icon'
import type { PageAction, ResultKind } from '../model'

const icons: Record<ResultKind | PageAction | 'recent' | 'all', IconNode> = {
  page: ArrowRight,
  action: Plus,
  person: User,
  organisation: Building2,
  engagement: Handshake,
  request: UserPlus,
  event: CalendarDays,
  inbox: Inbox,
  thread: MessagesSquare,
  mail: Send,
  document: FileText,
  library: Download,
  note: BookOpen,
  theme: SunMoon,
  keys: Keyboard,
  signOut: LogOut,
  'language.en': Languages,
  'language.sv': Languages,
  'language.no': Languages,
  recent: History,
  all: Search,
}

export const ResultIcon = ({ of }: { of: keyof typeof icons }) => (
  <Icon icon={icons[of]} className="size-4 shrink-0 text-muted" />
)
