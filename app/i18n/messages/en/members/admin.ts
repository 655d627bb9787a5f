export const admin = {
  tabs: {
    label: 'Admin',
    users: 'Users',
    requests: 'Requests',
    events: 'Events',
    mail: 'Mail',
    activity: 'Activity',
  },
}
