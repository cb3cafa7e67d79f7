import { useState } from "react";

/**
 * The typed number and the typed code of a question that a code answers; typing clears the error.
 * @param first the number to begin with; empty for none
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
