export const admin = {
  tabs: {
    label: 'Admin',
    users: 'Users',
    requests: 'Requests',
    events: 'Events',
    content: 'Content',
    mail: 'Mail',
    activity: 'Activity',
  },
}
