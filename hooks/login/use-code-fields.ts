import { useState } from "react";

/**
 * The fields for a number and its code. Typing in a field clears the error.
 * @param first the initial number; empty for none
 */
export function useCodeFields(first: string, setError: (error: null) => void) {
  const [msisdn, setMsisdn] = useState(first);
  const [code, setCode] = useState("");
  return {
    msisdn,
    code,
    setMsisdn,
    setCode,
    changeMsisdn(text: string) {
      setMsisdn(text);
      setError(null);
    },
    changeCode(text: string) {
      setCode(text);
      setError(null);
    },
  };
}
