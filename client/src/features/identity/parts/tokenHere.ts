/** The token of the mailed link that led here. */
export const tokenHere = () => new URLSearchParams(location.search).get('token') ?? '';
