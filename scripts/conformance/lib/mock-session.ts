/** The header that names a session of the mock: in each it is a service of its own. */
export const MOCK_SESSION = 'x-mock-session';
