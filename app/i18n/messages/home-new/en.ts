export const messages = {
  title: 'Bring the right people to the <em>same</em> table',
  sub: '{voice, select, I {I connect Nordic health systems with the suppliers, embassies and advisers they want to meet, and stay until something has moved.} other {We connect Nordic health systems with the suppliers, embassies and advisers they want to meet, and stay until something has moved.}}',
}
