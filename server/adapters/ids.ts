/** What the contract takes for an id; nothing of another form exists, so it need not be asked for. */
export const isViewUid = (text: string) => /^[A-Za-z0-9_]{1,40}$/.test(text);
export const isLabel = (text: string) => /^[A-Za-z0-9_-]{1,40}$/.test(text);
export const isCodename = (text: string) => /^[a-z0-9][a-z0-9_-]{1,39}$/.test(text);
export const isHost = (text: string) => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(text);
export const isRegion = (text: string) => /^[0-9][0-9.]{0,12}$/.test(text);
export const isOrderNumber = (text: string) => /^[A-Za-z]{1,8}[0-9]{7,20}$/.test(text);
