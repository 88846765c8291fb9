import { useState } from 'react';
import { TextField } from '../../ui/form/TextField.tsx';
import { accessToken, keepAccessToken } from './accessToken.ts';

/** Takes the token or API key to send with requests. */
export function TokenField({ className }: { className?: string }) {
  const [text, setText] = useState(accessToken);
  return (
    <TextField
      type="password"
      label="Token or API key"
      placeholder="None: send as a guest"
      title="Sent as Authorization: Bearer, and forgotten when you close this tab"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        keepAccessToken(target.value);
      }}
      className={className}
    />
  );
}
